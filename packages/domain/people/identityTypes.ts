/** Kinds of traders, in the order in which they are offered. */
export const IDENTITY_TYPES = [
  'PURCHASING_AGENT',
  'OVERSEAS_TRADER',
  'HK_TRADER',
  'MAINLAND_TRADER',
  'SECOND_HAND',
  'PHYSICAL_STORE',
  'LIVE_STREAMING',
] as const;
