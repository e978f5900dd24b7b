/** jsdom has no layout, so it lacks the methods that scroll, and the question for the kind of screen. */
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
