import { chromium } from '@playwright/test';
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
const port=4414;
const server=spawn(process.execPath,['--import','tsx','src/site/serve.ts'],{env:{...process.env,PORT:String(port)},stdio:['ignore','pipe','inherit']});
await new Promise(r=>server.stdout.once('data',r));
const g='/sys/fs/cgroup/cpuacct/house-ab'; try{mkdirSync(g)}catch{}; writeFileSync(g+'/tasks',String(process.pid)); writeFileSync(g+'/tasks',String(server.pid));
const usage=()=>+readFileSync(g+'/cpuacct.usage','utf8')/1e9;
const { browserArguments } = await import('./e2e/support/browser-arguments.ts');
const variants={base:[],semi16:['--js-flags=--min-semi-space-size=16'],semi64:['--js-flags=--min-semi-space-size=64'],inproc:['--in-process-gpu'],raster1:['--num-raster-threads=1'],nohint:['--font-render-hinting=none'],fullchrome:null,nobg:['--disable-features=V8ConcurrentSparkplug'],noconc:['--js-flags=--no-sparkplug'],always:['--js-flags=--no-concurrent-recompilation']};
const sums={};
const names=(process.env.V??Object.keys(variants).join(',')).split(',');
for(let round=0;round<2;round++) for(const n of names){
 const full=n==='fullchrome';
 const u0=usage();
 const browser=await chromium.launch({executablePath:full?'/usr/bin/chromium':'/usr/bin/chromium-headless-shell',args:[...browserArguments,...(variants[n]??[])]});
 const one=async()=>{const c=await browser.newContext({baseURL:`http://localhost:${port}/`,serviceWorkers:'block',viewport:{width:1440,height:900},reducedMotion:'reduce'}); const p=await c.newPage(); 
 await p.goto('./#/');await p.getByRole('button',{name:'Open sample'}).click();await p.getByRole('menuitem',{name:/Casefile only/}).click();await p.getByRole('navigation',{name:'Outline'}).waitFor();await p.getByRole('main',{name:'Editor'}).getByRole('heading',{level:2}).waitFor();
 for(const s of ['Claims','Sources','Unknowns','Claims','Document','Claims','Unknowns','Sources','Claims']){ const b=p.getByRole('navigation',{name:'Outline'}).getByRole('button',{name:new RegExp('^'+s)}); if(await b.count()) await b.first().click(); }
 await c.close();};
 await one(); const a=usage(); for(let i=0;i<5;i++) await one(); const b=usage(); await browser.close();
 (sums[n]??=[]).push([((b-a)/5).toFixed(2),'start '+(a-u0).toFixed(2)].join(' '));
}
for(const n of names) console.log(n,sums[n].join(' | '));
server.kill();
