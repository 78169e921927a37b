/** Type that a handler may return for a described value: dates as Date, empty optional fields as null, open objects as any. */
export type Outgoing<T> = T extends string
  ? T | Date
  : T extends readonly (infer U)[]
    ? Outgoing<U>[]
    : string extends keyof T
      ? Record<string, unknown>
      : T extends object
        ? { [K in keyof T]: undefined extends T[K] ? Outgoing<T[K]> | null : Outgoing<T[K]> }
        : T;
