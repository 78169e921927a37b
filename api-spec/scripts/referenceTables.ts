/**
 * Writes docs/reference from the rules and the contract: the order machine, the errors, the permissions, the texts of statuses. With
 * --check nothing is written; it fails when a page is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { readContract } from './tables/contract';
import { errorsPage } from './tables/errors';
import { orderMachinePage } from './tables/orderMachine';
import { permissionsPage } from './tables/permissions';
import { statusesPage } from './tables/statuses';

const folder = fileURLToPath(new URL('../../docs/reference', import.meta.url));
const check = process.argv.includes('--check');

const contract = await readContract();
const pages: Record<string, string> = {
  'order-machine.md': orderMachinePage(),
  'errors.md': errorsPage(contract),
  'permissions.md': permissionsPage(contract),
  'statuses.md': statusesPage(),
};

mkdirSync(folder, { recursive: true });
const drifted: string[] = [];
for (const [name, text] of Object.entries(pages)) {
  const path = join(folder, name);
  const { code: made } = await format(name, text);
  if (existsSync(path) && readFileSync(path, 'utf8') === made) continue;
  drifted.push(name);
  if (!check) writeFileSync(path, made);
}

if (check && drifted.length > 0) {
  console.error(
    `docs/reference is out of date: ${drifted.join(', ')}. Run npm run docs:tables and commit the result.`,
  );
  process.exitCode = 1;
} else
  console.log(
    `${Object.keys(pages).length} pages, ${check ? 'none out of date' : `${drifted.length} written`}`,
  );
