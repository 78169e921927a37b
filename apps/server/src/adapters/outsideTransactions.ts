import { refuseInTransaction } from '../db/holding';
import type { Adapters } from './adapters';

/** Wraps an adapter so that its methods refuse to start in work whose transaction holds a database connection. */
function guarded<Adapter extends object>(name: string, adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        refuseInTransaction(`${name}.${String(property)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/** Wraps adapters so that they are used outside of transactions only: an outside service may take any time to answer. */
export function outsideTransactions({ mail, social, files, rates }: Adapters): Adapters {
  return {
    mail: guarded('mail', mail),
    social: guarded('social', social),
    files: guarded('files', files),
    rates: rates === null ? null : guarded('rates', rates),
  };
}
