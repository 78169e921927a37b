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

/** Props of {@link SignInLayout}. */
export interface SignInLayoutProps extends RootProps<HTMLDivElement> {
  /** The product's title, on the cloth. */
  productTitle: string;
  /** What this page is for: the word of the action. */
  title: string;
  /** The language switch. */
  language?: ReactNode;
  /** What the cloth says instead of the words of the sign-in; told where this page is for something else. */
  cloth?: ClothWords;
  /** Room for fields beside each other. */
  isWide?: boolean;
  /** The form. */
  children: ReactNode;
  /** Version and where others sign in. */
  foot?: ReactNode;
}

/** The sign-in page: cloth and selvedge at the start, the form at the end; on a phone a strip of cloth above. */
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
