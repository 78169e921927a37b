/** Meanings of a status; status colours are used for nothing else. */
export const statusTones = ['neutral', 'info', 'positive', 'warning', 'critical'] as const;
export type StatusTone = (typeof statusTones)[number];
