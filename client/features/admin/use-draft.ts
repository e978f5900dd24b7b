import { type RefObject, useEffect, useState } from 'react';

const written = (form: HTMLFormElement | null) => (form === null ? '' : JSON.stringify([...new FormData(form)]));

/** The values of a form as one comparable string; `look` reads them again. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [first, setFirst] = useState('');
  const [draft, setDraft] = useState('');
  useEffect(() => {
    setFirst(written(form.current));
    setDraft(written(form.current));
  }, [form]);
  return { draft, isChanged: draft !== first, look: () => setDraft(written(form.current)) };
}
