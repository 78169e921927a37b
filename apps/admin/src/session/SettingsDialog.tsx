import { version } from '@selvedge/app-shell/app/version';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { SettingsPanel } from '@selvedge/design-system/shell/SettingsPanel';
import type { InterfaceSettings } from '@selvedge/design-system/shell/SettingsPanel';
import { accentChoices } from '@selvedge/design-system/theme';
import { settings } from './settings';
import type { MenuLayout } from './settings';

type PanelLayout = NonNullable<InterfaceSettings['layout']>;

const toPanel: Readonly<Record<MenuLayout, PanelLayout>> = { left: 'rail', top: 'top', mix: 'mixed' };
const fromPanel: Readonly<Record<PanelLayout, MenuLayout>> = { rail: 'left', top: 'top', mixed: 'mix' };

interface SettingsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog of the interface settings; each takes effect and is stored at once. */
export function SettingsDialog({ isOpen, onOpenChange }: SettingsDialogProps) {
  const { t } = useTranslation();
  const { layout, themeColor, theme, density, watermark, fixedHeader, tagsView } = useSnapshot(settings);
  const change = ({ layout: chosen, ...changed }: Partial<InterfaceSettings>): void => {
    if (chosen) settings.layout = fromPanel[chosen];
    if ('themeColor' in changed) settings.themeColor = changed.themeColor ?? '';
    const { themeColor: _, ...others } = changed;
    Object.assign(settings, others);
  };
  return (
    <SettingsPanel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      settings={{
        theme,
        themeColor: themeColor || undefined,
        layout: toPanel[layout],
        density,
        watermark,
        fixedHeader,
        tagsView,
      }}
      onSettingsChange={change}
      accents={Object.entries(accentChoices).map(([name, value]) => ({ value, label: t(`accents.${name}`) }))}
      version={version}
    />
  );
}
