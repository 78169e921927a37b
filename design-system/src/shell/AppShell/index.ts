export { AppShell } from './AppShell';
export type { AppShellProps, ShellCounter } from './AppShell';
export type { Account } from '../internal/AccountMenu';
