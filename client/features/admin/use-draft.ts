import { type RefObject, useEffect, useState } from 'react';

const written = (form: HTMLFormElement | null) => (form === null ? '' : JSON.stringify([...new FormData(form)]));

/**
 * The current values of a form as one comparable string. `isChanged` is true if they differ from the first ones. `look` reads them again.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [first, setFirst] = useState('');
  const [draft, setDraft] = useState('');
  useEffect(() => {
    setFirst(written(form.current));
    setDraft(written(form.current));
  }, [form]);
  return { draft, isChanged: draft !== first, look: () => setDraft(written(form.current)) };
}
