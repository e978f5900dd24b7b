/** Splits a text of the rules that carries its own title, such as 'File too large: Please select an image under 5MB', for a toast. */
export function titled(text: string): { title: string; description?: string } {
  const at = text.indexOf(': ');
  return at < 0 ? { title: text } : { title: text.slice(0, at), description: text.slice(at + 2) };
}
