import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readPictureCode } from '@selvedge/domain/people/typedCodes';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { configQuery } from '@selvedge/app-shell/app/config';
import { pictureQuery } from '@selvedge/app-shell/session/picture';
import { useWork } from '@selvedge/app-shell/session/proofOfWork/useWork';
import { fetchWork } from '@selvedge/app-shell/session/signIn.api';
import { fetchPicture } from './picture.api';

/** Captcha of a form: a picture code, or proof of work. */
export interface Human {
  /** Whether the server requires a captcha. */
  isAsked: boolean;
  /** Captcha values for the call; null while they are missing. */
  proof: { key?: string; code?: string } | null;
  /** Picture code typed so far. */
  typed: string;
  setTyped: (text: string) => void;
  image: string | undefined;
  hasFailed: boolean;
  /** Fetches another picture, after one was used up or cannot be read. */
  renew: () => void;
  work: ReturnType<typeof useWork>;
  /** Error message; null without an error. */
  problem: string | null;
  setProblem: (words: string | null) => void;
}

/** Hook for the captcha of a form that is sent without a session; not required when the server has it switched off. */
export function useCaptcha(): Human {
  const isAsked = useQuery(configQuery).data?.captcha ?? true;
  const [refresh, setRefresh] = useState(0);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const picture = useQuery({ ...pictureQuery(refresh, fetchPicture), enabled: isAsked });
  const work = useWork(fetchWork);

  const proof = (): Human['proof'] => {
    if (!isAsked) return {};
    if (work.state.at === 'done') return { key: work.state.key, code: work.state.code };
    const code = readPictureCode(typed);
    return code === '' || !picture.data ? null : { key: picture.data.key, code };
  };

  return {
    isAsked,
    proof: proof(),
    typed,
    setTyped: (text) => {
      setTyped(text);
      setProblem(null);
    },
    image: picture.data?.image,
    hasFailed: answerOf(picture).hasFailed,
    renew: () => {
      setRefresh((count) => count + 1);
      setTyped('');
      work.stop();
    },
    work,
    problem,
    setProblem,
  };
}
