import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Heading } from '../../layout/Heading/Heading';
import { Text } from '../../layout/Text/Text';
import { section, sectionFields, sectionName } from './FormPage.css';

export interface FormSectionProps extends RootProps {
  title: string;
  /** Quiet words below the title: what the section is for, or a count. */
  note?: ReactNode;
  /** Buttons of the section, below its note. */
  actions?: ReactNode;
  /** Fields, and what explains them. */
  children: ReactNode;
}

/** Section of a FormPage: its name at the start, its fields beside it; on a narrow window below it. */
export function FormSection({ title, note, actions, children, ...root }: FormSectionProps) {
  const id = useId();
  return (
    <section {...root} aria-labelledby={id} className={section}>
      <div className={sectionName}>
        <Heading id={id}>{title}</Heading>
        {note ? (
          <Text as="p" size="caption" ink="weak">
            {note}
          </Text>
        ) : null}
        {actions}
      </div>
      <div className={sectionFields}>{children}</div>
    </section>
  );
}
