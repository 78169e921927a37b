import type { ReactNode } from 'react';
import { displayFace, medium, textInk, textStep } from '../../css/text.css';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';

/** `hero` and `display` are page titles in the serif, `title` names an item, `section` heads a part, `caption` a facet. */
export const headingLooks = ['hero', 'display', 'title', 'section', 'caption'] as const;
export type HeadingLook = (typeof headingLooks)[number];

export interface HeadingProps extends RootProps {
  children: ReactNode;
  /** Heading level in the outline of the page. */
  level?: 1 | 2 | 3 | 4;
  look?: HeadingLook;
}

const classesOf: Record<HeadingLook, string> = {
  hero: `${textStep.hero} ${displayFace}`,
  display: `${textStep.display} ${displayFace}`,
  title: `${textStep.title} ${displayFace}`,
  section: `${textStep.body} ${medium}`,
  caption: `${textStep.caption} ${textInk.weak}`,
};

/** Heading whose look does not depend on its level. */
export function Heading({ children, level = 2, look = 'section', ...root }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rootProps(root)} className={classesOf[look]}>
      {children}
    </Element>
  );
}
