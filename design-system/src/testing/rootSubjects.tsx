import type { Meta } from '@storybook/react-vite';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../forms/Form/Form';
import { FormCheckbox } from '../forms/FormCheckbox/FormCheckbox';
import { FormCheckboxGroup } from '../forms/FormCheckboxGroup/FormCheckboxGroup';
import { FormDatePicker } from '../forms/FormDatePicker/FormDatePicker';
import { FormDateTimePicker } from '../forms/FormDateTimePicker/FormDateTimePicker';
import { FormComboBox } from '../forms/FormComboBox/FormComboBox';
import { FormMultiSelect } from '../forms/FormMultiSelect/FormMultiSelect';
import { FormNumberField } from '../forms/FormNumberField/FormNumberField';
import { FormPasswordField } from '../forms/FormPasswordField/FormPasswordField';
import { FormRadioGroup } from '../forms/FormRadioGroup/FormRadioGroup';
import { FormSelect } from '../forms/FormSelect/FormSelect';
import { FormTextArea } from '../forms/FormTextArea/FormTextArea';
import { FormTextField } from '../forms/FormTextField/FormTextField';
import { FormPage } from '../pages/FormPage/FormPage';
import { OneFieldForm } from './OneFieldForm';
import type { OneField } from './OneFieldForm';

type Props = Record<string, unknown>;
type Drawn = ComponentType<Props>;

/** Component with a function that renders it with further props. */
export interface RootSubject {
  readonly name: string;
  readonly draw: (props: Props) => ReactElement;
  /** Action that opens it, when it is opened by a button. */
  readonly open?: 'press' | 'focus';
  /** The `aria-*` attribute that is tested, when React Aria lets fewer through. */
  readonly aria?: 'aria-labelledby';
}

type StoryModule = { default: Meta } & Record<string, { args?: Props }>;

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../{layout,primitives,forms,charts,commerce,pages,shell}/*/*.tsx',
    '!../**/*.stories.tsx',
    '!../**/*.test.tsx',
  ],
  { eager: true },
);
/** Entry of each component: the file that is named after its folder. */
const entries = Object.fromEntries(
  Object.entries(modules).filter(([path]) => /\/([A-Z]\w*)\/\1\.tsx$/.test(path)),
);
const stories = import.meta.glob<StoryModule>(
  '../{layout,primitives,forms,charts,commerce,pages,shell}/*/*.stories.tsx',
  { eager: true },
);

/** Components without an element of their own, each with the reason. */
export const rootless: Readonly<Record<string, string>> = {
  LinkRouter: 'gives links their way and draws nothing',
  Tooltips: 'one per app; shows the names of other components',
  ToastRegion: 'one per app; the queue of toasts draws itself when the first one comes',
};

/** Returns the args of the first story that renders a component by its args. */
function storyArgs(component: unknown): Props | undefined {
  for (const module of Object.values(stories)) {
    if (module.default.component !== component) continue;
    const first = Object.entries(module).find(([key]) => key !== 'default')?.[1];
    return { ...module.default.args, ...first?.args };
  }
  return undefined;
}

const inForm = (Field: unknown, initial: OneField['field'], more: Props = {}) => ({
  draw: (props: Props) => (
    <OneFieldForm initial={initial}>
      {(control) =>
        createElement(Field as Drawn, { control, name: 'field', label: 'field', ...more, ...props })
      }
    </OneFieldForm>
  ),
});
const options = [{ id: 'agent', label: 'agent' }];
const steps = [{ id: 'a', label: 'a' }];
const rows = [{ id: '1' }];
const columns = [{ id: 'id', header: 'id', width: 80, render: ({ id }: { id: string }) => id }];
const record = { id: '1', at: '2025-11-22T01:00:00Z', title: 'record' };

/** Props of components that no story renders by args. */
const props: Readonly<Record<string, Props>> = {
  CompareTable: { label: 'things', items: [], rows: [] },
  FilterChips: { chips: [{ id: 'a', label: 'a' }], onRemove: () => undefined },
  ProductManifest: { label: 'goods', rows: [], rowId: ({ id }: { id: string }) => id },
  ManifestTable: { label: 'rows', columns, rows, rowId: ({ id }: { id: string }) => id },
  OrderFlow: { steps, currentId: 'a' },
  OrderRecords: { records: [record] },
  OrderStatusMark: { kind: 'status', code: 'SHIPPED' },
  FormRow: { children: 'fields' },
  FormSection: { title: 'title', children: 'fields' },
  PageHeader: { title: 'title' },
  Panel: { children: 'panel' },
  ReasonCell: { state: 'ERROR', text: 'reason' },
  SectionHeader: { title: 'title' },
  SubOrderHead: { no: '01' },
  TableSkeleton: {},
  TintedStatus: { kind: 'status', code: 'SHIPPED' },
  UnreadPage: { title: 'title', state: { kind: 'loading' } },
};
/** Props that a component needs in addition to those of its story, so that it is visible at once. */
const shown: Readonly<Record<string, Props>> = {
  BindEmailDialog: { isOpen: true },
  ConfirmDialog: { isOpen: true },
  Dialog: { isOpen: true },
  Popover: { isOpen: true },
  RouteProgress: { isActive: true },
  SettingsPanel: { isOpen: true },
  Watermark: { isOn: true },
};
const opened: Readonly<Record<string, RootSubject['open']>> = {
  ColumnChooser: 'press',
  Menu: 'press',
};
/** Components whose React Aria parts let `aria-labelledby` through and no `aria-details`. */
const onlyLabelled: ReadonlySet<string> = new Set([
  'DatePicker',
  'DateTimePicker',
  'FormDatePicker',
  'FormDateTimePicker',
  'Tabs',
  'TimeField',
]);
const wrapped: Readonly<Record<string, Pick<RootSubject, 'draw'>>> = {
  Form: { draw: (root) => <BareForm {...root} /> },
  FormCheckbox: inForm(FormCheckbox, false, { children: 'field' }),
  FormCheckboxGroup: inForm(FormCheckboxGroup, [], { options }),
  FormDatePicker: inForm(FormDatePicker, ''),
  FormDateTimePicker: inForm(FormDateTimePicker, ''),
  FormComboBox: inForm(FormComboBox, '', { options }),
  FormMultiSelect: inForm(FormMultiSelect, [], { options }),
  FormNumberField: inForm(FormNumberField, 1),
  FormPage: { draw: (root) => <BareFormPage {...root} /> },
  FormPasswordField: inForm(FormPasswordField, ''),
  FormRadioGroup: inForm(FormRadioGroup, '', { options }),
  FormSelect: inForm(FormSelect, '', { options }),
  FormTextArea: inForm(FormTextArea, ''),
  FormTextField: inForm(FormTextField, ''),
};

function BareForm(root: Props) {
  const form = useForm();
  return (
    <Form form={form} onSubmit={() => undefined} {...root}>
      {null}
    </Form>
  );
}

function BareFormPage(root: Props) {
  const form = useForm();
  return (
    <FormPage title="title" form={form} onSubmit={() => undefined} {...root}>
      {null}
    </FormPage>
  );
}

function subjectOf([name, component]: readonly [string, unknown]): RootSubject {
  const args = props[name] ?? storyArgs(component);
  const draw =
    wrapped[name]?.draw ??
    ((root) => {
      if (!args && !name.endsWith('Icon'))
        throw new Error(`${name} has no props in rootSubjects and no story with args`);
      return createElement(component as Drawn, { ...args, ...shown[name], ...root });
    });
  return { name, draw, open: opened[name], aria: onlyLabelled.has(name) ? 'aria-labelledby' : undefined };
}

/** Every component of the public entries except those without a root. */
export const subjects: readonly RootSubject[] = Object.values(entries)
  .flatMap((entry) => Object.entries(entry))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !(name in rootless))
  .map(subjectOf);
