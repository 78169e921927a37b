export { SettingsPanel } from './SettingsPanel';
export type { AccentChoice, InterfaceSettings, SettingsPanelProps } from './SettingsPanel';
