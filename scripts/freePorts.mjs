// `node scripts/freePorts.mjs dev`: reports a port of the command that is in use, before anything is installed, built or filled.
import { needFreePorts, portsOf } from './lib/ports.mjs';

await needFreePorts(portsOf(process.argv[2]));
