const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a calendar day, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));
