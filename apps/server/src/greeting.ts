import type { Config } from './config';

/** Sign-in data of the demo house, printed at start and given by the configuration call while demo data is on. */
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

/** What the person starting the server sees: the addresses and, with demo data, whom to sign in as. */
export function greeting(config: Config, port: number, adminPort: number): string {
  const lines = [
    '',
    `  ${config.productTitle} is running`,
    '',
    `  Buyer app     http://localhost:${port}`,
    `  Back office   http://localhost:${adminPort}`,
  ];
  if (config.demo !== 'off') {
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
  return `${lines.join('\n')}\n\n`;
}
