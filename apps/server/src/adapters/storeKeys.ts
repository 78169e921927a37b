const KEY = /^[a-z0-9]+(\/[a-z0-9]+)*\.[a-z0-9]+(\.([a-z0-9]+\.)?part)?$/;

/**
 * Returns whether a key has the strict form of keys made by the server, which cannot leave the folder. Files with keys of another form stay
 * untouched.
 */
export const isStoreKey = (key: string): boolean => KEY.test(key);

/**
 * Returns the key of a partly written file; `writer` consists of small letters and digits. The sweep removes parts that a crash left
 * behind.
 */
export const partOf = (key: string, writer: string): string => `${key}.${writer}.part`;
