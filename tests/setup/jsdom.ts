/** jsdom has no layout, so it lacks the methods that scroll. */
Element.prototype.scrollIntoView = () => undefined;
