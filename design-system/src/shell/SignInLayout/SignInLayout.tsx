import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Cloth } from './Cloth';
import type { ClothWords } from './Cloth';
import {
  boxWidth,
  foot as footClass,
  language as languageClass,
  page,
  sheet,
  title as titleClass,
} from './SignInLayout.css';

export type { ClothWords } from './Cloth';

/** Props of {@link SignInLayout}. */
export interface SignInLayoutProps extends RootProps<HTMLDivElement> {
  /** Product title on the cloth. */
  productTitle: string;
  /** Heading of the page: the name of the action. */
  title: string;
  /** The language switch. */
  language?: ReactNode;
  /** Texts on the cloth in place of those for signing in, for pages with another purpose. */
  cloth?: ClothWords;
  /** Makes the form wide enough for fields beside each other. */
  isWide?: boolean;
  /** The form. */
  children: ReactNode;
  /** Content below the form: the version, links to other sign-in pages. */
  foot?: ReactNode;
}

/** Sign-in page: cloth with its selvedge at the start, the form at the end; on a phone a strip of cloth above. */
export function SignInLayout(props: SignInLayoutProps) {
  const { productTitle, title, language, cloth, isWide, children, foot, ...root } = props;
  return (
    <div {...root} className={page}>
      <Cloth title={productTitle} words={cloth} />
      <main className={sheet}>
        <div className={languageClass}>{language}</div>
        <div className={boxWidth[isWide ? 'wide' : 'regular']}>
          <h1 className={titleClass}>{title}</h1>
          {children}
        </div>
        {foot && <div className={footClass}>{foot}</div>}
      </main>
    </div>
  );
}
