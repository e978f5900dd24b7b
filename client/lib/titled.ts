/** 'File too large: Please select an image under 5MB' as a toast's title and description. */
export function titled(text: string): { title: string; description?: string } {
  const at = text.indexOf(': ');
  return at < 0 ? { title: text } : { title: text.slice(0, at), description: text.slice(at + 2) };
}
