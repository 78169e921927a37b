import { type ChildProcess, spawn } from 'node:child_process';
import { programPath } from './programs';

/** Whole server as a separate process, built as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** Address of the buyer app; resolves when the server listens. */
  ready: Promise<string>;
  /** Returns its output so far. */
  said: () => string;
  /** Exit code; resolves when the process has ended. */
  ended: Promise<number | null>;
}

/** Returns the environment of a server on free ports with its own data folder. */
export function serverEnv(dataDir: string, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: '',
    NODE_ENV: 'development',
    DEMO: 'off',
    CAPTCHA: 'off',
    PORT: '0',
    ADMIN_PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'debug',
    DATA_DIR: dataDir,
    ...env,
  };
}

/** Starts the server on free ports with its own data folder. */
export function startServerProcess(dataDir: string, env: NodeJS.ProcessEnv = {}): ServerProcess {
  const child = spawn(process.execPath, [programPath('main')], {
    env: serverEnv(dataDir, { DRAIN_MS: '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const port = /Buyer app +http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void ended.then((code) => reject(new Error(`the server ended with code ${code}:\n${text}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended, said: () => text };
}
