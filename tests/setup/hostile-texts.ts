/** Two hundred texts that would run a script wherever a page took them for more than text. Each says which it is by calling `__ran(n)`. */

const vectors: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<img src="https://elsewhere.example/x" onerror="${call}">`,
  (call) => `<svg onload="${call}">`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin="${call}" attributeName=x dur=1s>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<details open ontoggle="${call}">`,
  (call) => `<video><source onerror="${call}"></video>`,
  (call) => `<audio src=x onerror="${call}">`,
  (call) => `<input autofocus onfocus="${call}">`,
  (call) => `<select autofocus onfocus="${call}">`,
  (call) => `<textarea autofocus onfocus="${call}">`,
  (call) => `<body onload="${call}">`,
  (call) => `<marquee onstart="${call}">`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<math><mtext><style><img src=x onerror="${call}"></style></mtext></math>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `<template><img src=x onerror="${call}"></template><img src=x onerror="${call}">`,
  (call) => `<a href="javascript:${call}" id=x>link</a>`,
  (call) => `<form action="javascript:${call}"><button autofocus>go</button></form>`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<link rel=stylesheet href="data:text/css,*{}" onload="${call}">`,
  (call) => `<style onload="${call}"></style>`,
];

/** How a text may come along: plain, breaking out of what it stands in, in disguise. */
const wrappings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `"><${text.slice(1)}`,
  (text) => `'-->]]></style></title></textarea>${text}`,
  (text) => text.replace(/<(\w)/g, (_, letter: string) => `<${letter.toUpperCase()}`).replace(/on(\w)/g, 'oN$1'),
  (text) => text.replaceAll(' ', '\t'),
  (text) => text.replaceAll('"', '`'),
  (text) => `[x](${text}) ![x](https://elsewhere.example/y) **${text}**`,
  (text) => `{{constructor.constructor('${text}')()}}\u0000\u202e${text}`.replaceAll('\u0000', ''),
];

export const hostileTexts: readonly string[] = vectors.flatMap((vector, row) =>
  wrappings.map((wrap, column) => wrap(vector(`__ran(${row * wrappings.length + column})`))),
);

/** All of them in one text, each closing whatever the one before may have left open. */
export const everyHostileText = hostileTexts.join('\n</script></style></title></textarea></noscript></template>-->\n');
