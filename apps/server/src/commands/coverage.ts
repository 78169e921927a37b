import { allRoutes } from '../modules/index';
import { listOperations } from '../contract/operations';

const kept = new Set(Object.keys(allRoutes));
const operations = listOperations();
const missing = operations.filter((operation) => !kept.has(operation.id));
for (const operation of missing) {
  process.stdout.write(`${operation.method.toUpperCase().padEnd(6)} ${operation.path}  ${operation.id}\n`);
}
process.stdout.write(
  `${missing.length} of ${operations.length} described operations are not kept by the server yet\n`,
);
