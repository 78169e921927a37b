import { refuseWhileHolding } from '../db/holding';
import type { Adapters } from './adapters';

/** The same adapter, whose methods refuse to be begun by work whose transaction holds a connection. */
function guarded<Adapter extends object>(name: string, adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        refuseWhileHolding(`${name}.${String(property)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/** Adapters that are used outside of transactions only: nobody knows how long the outside takes to answer. */
export function outsideTransactions({ mail, social, files, rates }: Adapters): Adapters {
  return {
    mail: guarded('mail', mail),
    social: guarded('social', social),
    files: guarded('files', files),
    rates: rates === null ? null : guarded('rates', rates),
  };
}
