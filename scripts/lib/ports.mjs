// Ports that the commands open. Only Node's own modules are used here: a busy port is reported before anything is installed.
import { createServer } from 'node:net';

/** Default ports by the name of their setting. */
const DEFAULTS = {
  PORT: 3000,
  ADMIN_PORT: 3001,
  API_PORT: 3100,
  API_ADMIN_PORT: 3101,
  MOCK_PORT: 4010,
  PROXY_PORT: 4011,
  STORYBOOK_PORT: 6006,
  E2E_PORT: 3400,
};

/** Settings of the ports that a command opens, by its name in package.json. */
const OPENED = {
  start: ['PORT', 'ADMIN_PORT'],
  dev: ['PORT', 'ADMIN_PORT', 'API_PORT', 'API_ADMIN_PORT'],
  'dev:mock': ['PORT', 'ADMIN_PORT', 'MOCK_PORT'],
  mock: ['MOCK_PORT'],
  'mock:proxy': ['PROXY_PORT'],
  storybook: ['STORYBOOK_PORT'],
};

/** Number of servers that the journeys run against side by side: one for the few of the gate, and one when it is running already. */
export const JOURNEY_SERVERS = process.env.E2E_RUNNING || process.env.TEST_TIER === 'gate' ? 1 : 2;

/** Returns the port of a setting. */
export function portOf(setting) {
  return Number(process.env[setting] || DEFAULTS[setting]);
}

/** Returns the ports of one server of the journeys; another E2E_PORT and E2E_ADMIN_PORT let two runs go on side by side. */
export function serverPorts(index) {
  const first = portOf('E2E_PORT');
  const firstAdmin = Number(process.env.E2E_ADMIN_PORT || first + 1);
  return { port: first + 2 * index, adminPort: firstAdmin + 2 * index };
}

/** Returns the ports that a command opens, each with the setting that changes it. */
export function portsOf(command) {
  return (OPENED[command] ?? []).map((setting) => ({ setting, port: portOf(setting) }));
}

/** Returns the ports that the journeys open. */
export function journeyPorts() {
  if (process.env.E2E_RUNNING) return [];
  return Array.from({ length: JOURNEY_SERVERS }, (_, index) => serverPorts(index)).flatMap(
    ({ port, adminPort }) => [
      { setting: 'E2E_PORT', port },
      { setting: process.env.E2E_ADMIN_PORT ? 'E2E_ADMIN_PORT' : 'E2E_PORT', port: adminPort },
    ],
  );
}

/** Returns the message for a busy port; the server prints the same (`process/freePorts.ts`), which a test checks. */
export function busySentence({ setting, port }) {
  return `Port ${port} is in use: stop what listens there, or choose another port with ${setting}.`;
}

/** Returns whether a process listens on a port of this machine, or of the address that HOST names. */
async function isBusy(port) {
  if (port === 0) return false;
  const hosts = new Set([process.env.HOST || '127.0.0.1', '::1']);
  const tried = await Promise.all([...hosts].map((host) => codeOfListening(port, host)));
  return tried.includes('EADDRINUSE');
}

function codeOfListening(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** Prints a message and ends the process with code 1 when one of the ports is in use. */
export async function needFreePorts(ports) {
  for (const each of ports) {
    if (!(await isBusy(each.port))) continue;
    console.error(busySentence(each));
    process.exit(1);
  }
}
