/** Where a map finds a place. It is told the place's name and nothing of who looks for it. */
export function mapLink({ name, area, city }: { name: string; area: string; city: string }): string {
  const query = encodeURIComponent(`${name}, ${area}, ${city}, Nigeria`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
