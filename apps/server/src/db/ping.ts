import { column } from './columnTypes';
import { clientStatement } from './statement';

/** Sends the database a query whose only purpose is a response. */
export const ping = clientStatement({
  name: 'database.ping',
  row: { answer: column.integer },
  text: 'select 1 as answer',
  values: () => [],
  example: (make) => make(),
});
