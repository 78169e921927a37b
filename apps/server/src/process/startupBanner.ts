import { isLoopback } from './loopback';

/** Sign-in data of the demo, printed at start and returned by the configuration call on this machine. */
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

/** Settings that the startup banner shows. */
interface Installation {
  readonly host: string;
  readonly productTitle: string;
}

/** Content of the startup banner besides the addresses. */
export interface StartupInfo {
  /** Whether the installation is filled with the demo data. */
  hasDemo: boolean;
  /** Token for creating the first ROOT, when no user can sign in as ROOT; otherwise null. */
  setupToken: string | null;
}

function addressOf({ host }: Pick<Installation, 'host'>, port: number): string {
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Returns the link of a token for creating a ROOT. The token stands behind the hash, so that no proxy logs it. */
export function setupLink(config: Pick<Installation, 'host'>, adminPort: number, token: string): string {
  return `${addressOf(config, adminPort)}/#/setup?token=${token}`;
}

/** Returns the startup banner for the operator: the addresses and how to sign in. */
export function startupBanner(
  config: Installation,
  port: number,
  adminPort: number,
  info: StartupInfo,
): string {
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
