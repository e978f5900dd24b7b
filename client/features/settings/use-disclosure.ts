import { useEffect, useRef, useState } from 'react';

export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, close: () => setOpen(false), opener: { ref: button, onClick: () => setOpen(true) } };
}
