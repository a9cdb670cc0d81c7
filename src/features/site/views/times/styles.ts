import times from '../../schedule/times.css';
import week from '../../schedule/week.css';
import lobby from '../../schedule/lobby.css';

export const styles: readonly string[] = [times, week, lobby];
