// Makes one PDF in a process of its own, as the first report of a server is made: what that takes is printed as JSON.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { type ReportContent, renderPdf } from '@clauselight/report';

const content: ReportContent = JSON.parse(readFileSync(0, 'utf8'));
const before = process.memoryUsage().rss;
const start = performance.now();
await renderPdf(content);
const ms = performance.now() - start;
console.log(JSON.stringify({ ms, bytes: process.memoryUsage().rss - before }));
