export { AdminShell, adminLayouts } from './AdminShell';
export type { AdminLayout, AdminShellProps } from './AdminShell';
