import services from '../../services/services.css';

export const styles: readonly string[] = [services];
