import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form } from '../../forms/Form/Form';
import type { FormProps } from '../../forms/Form/Form';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Page } from '../../layout/Page/Page';
import { PageHeader } from '../../layout/Page/PageHeader';
import type { PageHeaderProps } from '../../layout/Page/PageHeader';
import { SplitView } from '../../layout/SplitView/SplitView';
import { Button } from '../../primitives/Button/Button';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { body, head, notices as noticesClass, sections } from './FormPage.css';
import { FormPageSkeleton } from './FormPageSkeleton';

export { FormRow } from './FormRow';
export type { FormRowProps } from './FormRow';
export { FormSection } from './FormSection';
export type { FormSectionProps } from './FormSection';

interface FormPageHead
  extends RootProps<HTMLDivElement>, Pick<PageHeaderProps, 'badge' | 'breadcrumbs' | 'lead'> {
  /** The page's title, in the serif. */
  title: string;
}

/** Page whose record is being read, or could not be. */
export interface FormPageWaitingProps extends FormPageHead {
  form?: undefined;
  /** Content when the record could not be read; a skeleton while left out. */
  failure?: ReactNode;
}

/** Page with its form. */
export interface FormPageReadyProps<Values extends FieldValues, Sent>
  extends FormPageHead, Pick<FormProps<Values, Sent>, 'errorText' | 'onSubmit' | 'label'> {
  /** Result of `useForm`; without one the page shows that it is being read. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** Actions on the record other than saving it. */
  actions?: ReactNode;
  /** Label of the button that saves; "Save" when left out. */
  saveLabel?: string;
  /** Whether the form cannot be saved as it is. */
  isSaveDisabled?: boolean;
  /** Number of fields with unsaved input. */
  unsaved?: number;
  /** Discards the unsaved input; its button is shown while there is some. */
  onDiscard?: () => void;
  /** Notices above the fields: a ConflictNotice, and that input was kept. */
  notices?: ReactNode;
  /** Column of facts at the end; below the form on a narrow window. */
  side?: { label: string; content: ReactNode };
  /** FormSections. */
  children: ReactNode;
}

export type FormPageProps<Values extends FieldValues, Sent = Values> =
  | FormPageReadyProps<Values, Sent>
  | FormPageWaitingProps;

/**
 * Page with a form: header, sections of fields, a column of facts, and the way to save, in view at all times: in the header, on a phone in
 * a bar at the foot.
 */
export function FormPage<Values extends FieldValues, Sent = Values>(props: FormPageProps<Values, Sent>) {
  if (props.form !== undefined) return <Ready {...props} />;
  const { form: _, failure, title, badge, breadcrumbs, lead, ...root } = props;
  const header = { title, badge, breadcrumbs, lead };
  return (
    <Page {...root} ground="surface" header={<Head {...header} />}>
      <div className={body}>{failure ?? <FormPageSkeleton />}</div>
    </Page>
  );
}

function Head(props: PageHeaderProps) {
  return (
    <div className={head}>
      <PageHeader ground="surface" {...props} />
    </div>
  );
}

function Ready<Values extends FieldValues, Sent>(props: FormPageReadyProps<Values, Sent>) {
  const { form, title, badge, breadcrumbs, lead, actions, notices, side, children, ...rest } = props;
  const { errorText, onSubmit, label, saveLabel, isSaveDisabled, unsaved = 0, onDiscard, ...root } = rest;
  const t = useMessages('FormPage');
  const id = useId();
  const { isSubmitting } = form.formState;
  const content = (
    <div className={body}>
      <Form id={id} form={form} onSubmit={onSubmit} label={label ?? title} errorText={errorText}>
        <div className={noticesClass}>{notices}</div>
        <div className={sections}>{children}</div>
      </Form>
    </div>
  );
  return (
    <Page
      {...root}
      ground="surface"
      header={
        <Head
          title={title}
          badge={badge}
          breadcrumbs={breadcrumbs}
          lead={lead}
          actions={
            <>
              {unsaved > 0 && (
                <StatusMark glyph="half" tone="info">
                  {t('unsaved', { count: unsaved })}
                </StatusMark>
              )}
              {actions}
            </>
          }
          decision={
            <>
              {unsaved > 0 && onDiscard && (
                <Button size="header" onPress={onDiscard} isDisabled={isSubmitting}>
                  {t('discard')}
                </Button>
              )}
              <Button
                variant="primary"
                size="header"
                type="submit"
                form={id}
                isDisabled={isSaveDisabled}
                isPending={isSubmitting}
              >
                {saveLabel ?? t('save')}
              </Button>
            </>
          }
        />
      }
    >
      {side ? <SplitView side={{ at: 'end', ...side }}>{content}</SplitView> : content}
    </Page>
  );
}
