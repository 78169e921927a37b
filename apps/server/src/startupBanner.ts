import type { Config } from './config';
import { isLoopback } from './loopback';

/** Sign-in data of the demo house, printed at start and given by the configuration call on this machine. */
export const DEMO_ACCOUNTS = [
  { app: 'buyer', username: 'demo', password: 'Demo-2026' },
  { app: 'buyer', username: 'member', password: 'Demo-2026' },
  { app: 'buyer', username: 'fresh', password: 'Demo-2026' },
  { app: 'admin', username: 'root', password: 'Demo-2026' },
  { app: 'admin', username: 'sales', password: 'Demo-2026' },
  { app: 'admin', username: 'warehouse', password: 'Demo-2026' },
  { app: 'admin', username: 'finance', password: 'Demo-2026' },
  { app: 'admin', username: 'guest', password: 'Demo-2026' },
] as const;

/** What the startupBanner says beyond the addresses. */
export interface StartupInfo {
  /** It is filled with the demo. */
  hasDemo: boolean;
  /** Nobody can sign in as ROOT: a token that makes the first one. */
  setupToken: string | null;
}

function addressOf(config: Config, port: number): string {
  const { host } = config;
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The link of a token that makes a ROOT. Its token stands behind the hash, so that no proxy writes it down. */
export function setupLink(config: Config, adminPort: number, token: string): string {
  return `${addressOf(config, adminPort)}/#/setup?token=${token}`;
}

/** What the person starting the server sees: the addresses and how to get in. */
export function startupBanner(config: Config, port: number, adminPort: number, info: StartupInfo): string {
  const lines = [
    '',
    `  ${config.productTitle} is running`,
    '',
    `  Buyer app     ${addressOf(config, port)}`,
    `  Back office   ${addressOf(config, adminPort)}`,
  ];
  if (info.hasDemo) {
    const names = (app: 'buyer' | 'admin') =>
      DEMO_ACCOUNTS.filter((account) => account.app === app)
        .map((account) => account.username)
        .join(', ');
    lines.push(
      '',
      `  Sign in as    buyer: ${names('buyer')}`,
      `                staff: ${names('admin')}`,
      '                password of all: Demo-2026',
    );
  }
  if (info.setupToken !== null) {
    lines.push(
      '',
      '  Nobody can sign in yet. This link makes the first administrator; it works once, for a day:',
      `  ${setupLink(config, adminPort, info.setupToken)}`,
    );
  }
  return `${lines.join('\n')}\n\n`;
}
