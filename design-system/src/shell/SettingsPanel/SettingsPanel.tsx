import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/Label';
import type { RootProps } from '../../internal/rootProps';
import { vars } from '../../theme/contract.css';
import { densityNames, themeNames, type DensityName, type ThemeName } from '../../theme/ThemeProvider';
import { useMessages } from '../../i18n';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup';
import { Switch } from '../../primitives/Switch/Switch';
import { adminLayouts, type AdminLayout } from '../AdminShell/AdminShell';
import {
  accent as accentClass,
  accents as accentsClass,
  accentVar,
  name,
  panel,
  switches,
  version as versionClass,
} from './SettingsPanel.css';

/** Settings of the interface that a user can change. */
export interface InterfaceSettings {
  theme: ThemeName;
  /** `#rrggbb`, or undefined for the theme's own black or paper. */
  themeColor?: string;
  layout?: AdminLayout;
  density: DensityName;
  watermark: boolean;
  fixedHeader?: boolean;
  /** Whether the bar of visited pages is shown. */
  tagsView?: boolean;
}

/** Colour offered as the accent. */
export interface AccentChoice {
  value: string;
  label: string;
}

/** Props of {@link SettingsPanel}. */
export interface SettingsPanelProps extends RootProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  settings: InterfaceSettings;
  /**
   * Called at once with the changed settings. The optional settings `layout`, `fixedHeader` and `tagsView` are offered only when they have
   * a value.
   */
  onSettingsChange: (changed: Partial<InterfaceSettings>) => void;
  /** Accents beside the default black. */
  accents: readonly AccentChoice[];
  /** Version of the product. */
  version?: string;
}

const ownInk = 'default';

/** Panel for the user's settings of the interface: theme, colour, layout, density, watermark. Changes take effect at once. */
export function SettingsPanel({
  isOpen,
  onOpenChange,
  settings,
  onSettingsChange,
  accents,
  version,
  ...root
}: SettingsPanelProps) {
  const t = useMessages('SettingsPanel');
  const options = <Id extends 'light' | 'dark' | 'auto' | AdminLayout | DensityName>(ids: readonly Id[]) =>
    ids.map((id) => ({ id, label: t(id) }));
  return (
    <Dialog {...root} isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} size="small">
      <div className={panel}>
        <RadioGroup
          label={t('theme')}
          orientation="horizontal"
          options={options(themeNames)}
          value={settings.theme}
          onChange={(id) => onSettingsChange({ theme: themeNames.find((each) => each === id) })}
        />
        <AriaRadioGroup
          value={settings.themeColor ?? ownInk}
          onChange={(value) => onSettingsChange({ themeColor: value === ownInk ? undefined : value })}
        >
          <Label className={name}>{t('accent')}</Label>
          <div className={accentsClass}>
            {[{ value: ownInk, label: t('accentDefault') }, ...accents].map(({ value, label }) => (
              <Radio
                key={value}
                value={value}
                aria-label={label}
                className={accentClass}
                style={assignInlineVars({ [accentVar]: value === ownInk ? vars.color.ink1 : value })}
              />
            ))}
          </div>
        </AriaRadioGroup>
        {settings.layout !== undefined && (
          <RadioGroup
            label={t('layout')}
            orientation="horizontal"
            options={options(adminLayouts)}
            value={settings.layout}
            onChange={(id) => onSettingsChange({ layout: adminLayouts.find((each) => each === id) })}
          />
        )}
        <RadioGroup
          label={t('density')}
          orientation="horizontal"
          options={options(densityNames)}
          value={settings.density}
          onChange={(id) => onSettingsChange({ density: densityNames.find((each) => each === id) })}
        />
        <div className={switches}>
          <Switch isSelected={settings.watermark} onChange={(watermark) => onSettingsChange({ watermark })}>
            {t('watermark')}
          </Switch>
          {settings.fixedHeader !== undefined && (
            <Switch
              isSelected={settings.fixedHeader}
              onChange={(fixedHeader) => onSettingsChange({ fixedHeader })}
            >
              {t('fixedHeader')}
            </Switch>
          )}
          {settings.tagsView !== undefined && (
            <Switch isSelected={settings.tagsView} onChange={(tagsView) => onSettingsChange({ tagsView })}>
              {t('tabs')}
            </Switch>
          )}
        </div>
        {version && <p className={versionClass}>{t('version', { version })}</p>}
      </div>
    </Dialog>
  );
}
