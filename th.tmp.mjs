import { chromium } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { spawn,execSync } from 'node:child_process';
const port=4414;
const server=spawn(process.execPath,['--import','tsx','src/site/serve.ts'],{env:{...process.env,PORT:String(port)},stdio:['ignore','pipe','inherit']});
await new Promise(r=>server.stdout.once('data',r));
const { browserArguments } = await import('./e2e/support/browser-arguments.ts');
const extra=(process.env.ARGS??'').split(' ').filter(Boolean);
const browser=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:[...browserArguments,...extra]});
const threads=(filter)=>{ const o={}; for(const p of readdirSync('/proc')) if(/^\d+$/.test(p)) try{ const cmd=readFileSync(`/proc/${p}/cmdline`,'utf8'); if(!cmd.includes('--type=renderer')) continue; const root=readFileSync(`/proc/${p}/environ`,'utf8').includes('HOUSE_MARK=1'); if(!root) continue; for(const t of readdirSync(`/proc/${p}/task`)){ const s=readFileSync(`/proc/${p}/task/${t}/stat`,'utf8'); const name=s.slice(s.indexOf('(')+1,s.lastIndexOf(')')); const f=s.slice(s.lastIndexOf(')')+2).split(' '); o[name]=(o[name]??0)+(+f[11]+ +f[12])/100; } }catch{} return o;};
const tot={}; const N=8; let reqs={};
for(let i=0;i<N;i++){ const c=await browser.newContext({baseURL:`http://localhost:${port}/`,serviceWorkers:'block',viewport:{width:1440,height:900},reducedMotion:'reduce'}); const p=await c.newPage(); const w=[]; p.on('worker',x=>w.push(x.url().split('/').pop()));  const r=[]; p.on('request',q=>r.push(q.url().split('/').pop()));
await p.goto('./#/');await p.getByRole('button',{name:'Open sample'}).click();await p.getByRole('menuitem',{name:/Casefile only/}).click();await p.getByRole('navigation',{name:'Outline'}).waitFor();await p.getByRole('main',{name:'Editor'}).getByRole('heading',{level:2}).waitFor();
const t=threads(); for(const k in t) tot[k]=(tot[k]??0)+t[k]/N; if(i==0) console.log(w.join(' '),r.length,r.join(' ')); await c.close();}
console.log(Object.entries(tot).sort((a,b)=>b[1]-a[1]).map(([k,v])=>k+' '+v.toFixed(3)).join('\n'));
await browser.close(); server.kill();
