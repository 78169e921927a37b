import { parseArgs } from 'node:util';
import { emptyDemo } from '../commands/emptyDemo';
import { backup, restore } from '../commands/backup';
import { makeRoot } from '../commands/makeRoot';
import { renewKeys } from '../commands/renewKeys';
import { readConfig } from '../config/config';
import { isForOperator, StartRefusedError } from '../process/startRefused';

/** Runs a command on an installation beside its server: `node commands.js backup`, with the environment of the server. */
function run(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, 'also-own-work': { type: 'boolean' } },
  });
  const [command, folder] = positionals;
  const config = readConfig(process.env);
  switch (command) {
    case 'make:root':
      return makeRoot(config);
    case 'backup':
      return backup(config, folder);
    case 'restore':
      return restore(config, folder);
    case 'renew:keys':
      return renewKeys(config);
    case 'demo:remove':
      return emptyDemo(config, values.yes === true, values['also-own-work'] === true);
    default:
      throw new StartRefusedError(
        'Commands: make:root, renew:keys, backup [folder], restore <folder>, demo:remove --yes',
      );
  }
}

try {
  process.stdout.write(`\n${await run(process.argv.slice(2))}\n\n`);
} catch (error) {
  const isForPeople =
    isForOperator(error) ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isForPeople) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 1;
}
