const KEY = /^[a-z0-9]+(\/[a-z0-9]+)*\.[a-z0-9]+(\.([a-z0-9]+\.)?part)?$/;

/** Whether a key is one of ours: made by the server, in a strict form that leads nowhere else. What has another form stays untouched. */
export const isStoreKey = (key: string): boolean => KEY.test(key);

/** The key of what one writer of a file has written so far; `writer` is of small letters and digits. The sweep takes those that a crash left. */
export const partOf = (key: string, writer: string): string => `${key}.${writer}.part`;
