// Makes one PDF in a process of its own, as the first report of a server is made: what that takes is printed as JSON.
import { readFileSync } from 'node:fs';
import { type ReportContent, renderPdf } from '@clauselight/report';
import { measureCost } from './measure-cost.ts';

const content: ReportContent = JSON.parse(readFileSync(0, 'utf8'));
const before = process.memoryUsage().rss;
const { ms, cpuMs } = await measureCost(() => renderPdf(content));
console.log(JSON.stringify({ ms, cpuMs, bytes: process.memoryUsage().rss - before }));
