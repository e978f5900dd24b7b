const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, also between quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
