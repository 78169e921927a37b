// `node scripts/freePorts.mjs dev`: says in a sentence which port of the command is in use, before anything is installed, built or
// filled.
import { needFreePorts, portsOf } from './lib/ports.mjs';

await needFreePorts(portsOf(process.argv[2]));
