import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const openedHere = { isOpenedHere: true };

/** The item being edited: an id, 'new' or null. Closing returns the focus to the button that opened it. */
export function useEditing() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const editing = address.get('edit');
  const opener = useRef<string | null>(null);
  useEffect(() => {
    if (editing !== null) {
      opener.current = editing;
      return;
    }
    const before = opener.current;
    opener.current = null;
    // The navigation's link keeps the focus if it closed the editor.
    if (before === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-edits]')];
    const button = buttons.find(({ dataset }) => dataset.edits === before);
    (button ?? document.querySelector('h1'))?.focus();
  }, [editing]);

  function edit(id: string): void {
    const next = new URLSearchParams(address);
    next.set('edit', id);
    setAddress(next, { state: openedHere, preventScrollReset: true });
  }
  function close(): void {
    if (state?.isOpenedHere) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(address);
    next.delete('edit');
    setAddress(next, { replace: true });
  }
  return { editing, edit, close };
}
