import { fork, type ChildProcess } from 'node:child_process';
import { PictureRefusal, type PictureFile, type PictureJob, type Pictures } from './pictures';
import type { WorkerAnswer } from './pictureWorker';

/** No picture takes so long, with ten seconds for each file: the process hangs. */
const LIMIT_MS = 60_000;

interface Waiting {
  readonly job: PictureJob;
  readonly urgent: boolean;
  done(files: PictureFile[]): void;
  fail(error: Error): void;
}

/**
 * Resizes pictures by a program that runs only while there are any.
 * @param program path of the built `pictureWorker`
 */
export function createPictures(program: string, limitMs = LIMIT_MS): Pictures {
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let busy = false;
  let closed = false;

  const start = () => {
    // Without our environment: it holds keys.
    const env = { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' };
    return fork(program, { env, execArgv: ['--max-old-space-size=256'], stdio: 'ignore' });
  };
  const next = () => {
    if (busy) return;
    const [one] = waiting.splice(
      Math.max(
        0,
        waiting.findIndex(({ urgent }) => urgent),
      ),
      1,
    );
    if (!one) {
      child?.disconnect();
      child = undefined;
      return;
    }
    busy = true;
    child ??= start();
    void ask(child, one.job, limitMs)
      .then(one.done, (error: Error) => {
        if (!(error instanceof PictureRefusal)) child = undefined;
        one.fail(error);
      })
      .finally(() => {
        busy = false;
        next();
      });
  };
  return {
    make: (job, urgent) =>
      new Promise((done, fail) => {
        if (closed) return fail(new Error('orgkit: pictures are no longer made'));
        waiting.push({ job, urgent, done, fail });
        next();
      }),
    close() {
      closed = true;
      for (const { fail } of waiting.splice(0)) fail(new Error('orgkit: the server stops'));
      child?.kill('SIGKILL');
    },
  };
}

/** One job; the process is ended where it fails by chance. */
function ask(child: ChildProcess, job: PictureJob, limitMs: number): Promise<PictureFile[]> {
  return new Promise<PictureFile[]>((done, fail) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      end();
    };
    const giveUp = (reason: string) => {
      child.kill('SIGKILL');
      fail(new Error(`orgkit: a picture was not made: ${reason}`));
    };
    child.once('message', (answer: WorkerAnswer) =>
      settle(() => {
        if ('files' in answer) done([...answer.files]);
        else if ('problem' in answer) fail(new PictureRefusal(answer.problem));
        else giveUp(answer.fault);
      }),
    );
    child.once('exit', (code, signal) => settle(() => giveUp(`its process ended (${code ?? signal})`)));
    child.once('error', (error) => settle(() => giveUp(error.message)));
    child.send(job, (error) => error && settle(() => giveUp(error.message)));
  });
}
