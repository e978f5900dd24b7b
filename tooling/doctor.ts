/** `npm run doctor`: whether this machine can run and test the product, a line for each thing and what to do. Exit code 1 when something hinders. */
import { findings, hinders, report } from './doctor-checks.ts';
import { factsHere } from './doctor-facts.ts';

const found = findings(await factsHere());
console.log(report(found));
if (hinders(found)) {
  console.log('\nEach line with "problem" hinders npm start or npm test.');
  process.exitCode = 1;
}
