/** What a status means; the only use of status colour. */
export const statusTones = ['neutral', 'info', 'positive', 'warning', 'critical'] as const;
export type StatusTone = (typeof statusTones)[number];
