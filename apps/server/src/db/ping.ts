import { column } from './columnTypes';
import { clientStatement } from './statement';

/** Asks the database for nothing but an answer. */
export const ping = clientStatement({
  name: 'database.ping',
  row: { answer: column.integer },
  text: 'select 1 as answer',
  values: () => [],
  example: (make) => make(),
});
