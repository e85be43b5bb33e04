import { chromium } from 'playwright';
import fs from 'node:fs';
const D='/tmp/w/trial/';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const S:any={b,D,fs};
S.open=async(name:string,opt:any={})=>{const c=await b.newContext({viewport:{width:1440,height:900},acceptDownloads:true,...opt});const p=await c.newPage();
 p.on('console',m=>{if(['error','warning'].includes(m.type()))fs.appendFileSync(D+'console.log',`[${name}] ${m.type()} ${m.text()} ${m.location().url}\n`)});
 p.on('pageerror',e=>fs.appendFileSync(D+'console.log',`[${name}] pageerror ${e.message}\n`));
 p.on('dialog',d=>{fs.appendFileSync(D+'console.log',`[${name}] dialog ${d.type()} ${d.message()}\n`);d.accept()});
 p.on('download',async d=>{const f=D+'dl-'+d.suggestedFilename();await d.saveAs(f);fs.appendFileSync(D+'console.log',`[${name}] download ${f}\n`)});
 p.setDefaultTimeout(4000);S[name]=p;S.p=p;return p;};
S.n=0;
S.shot=async(n:string,p=S.p)=>{await p.screenshot({path:D+n+'.png'})};
S.snap=async(sel='body',p=S.p)=>await p.locator(sel).first().ariaSnapshot();
console.log('ready');
for(;;){
 if(fs.existsSync(D+'cmd.js')){const src=fs.readFileSync(D+'cmd.js','utf8');fs.unlinkSync(D+'cmd.js');
  if(src.trim()==='EXIT'){break}
  let out='';const log=(...a:any[])=>{out+=a.map(x=>typeof x==='string'?x:JSON.stringify(x,null,1)).join(' ')+'\n'};
  try{const F=Object.getPrototypeOf(async function(){}).constructor;const r=await new F('S','p','log',src)(S,S.p,log);if(r!==undefined)log(r)}catch(e:any){out+='ERR '+e.message+'\n';}
  fs.writeFileSync(D+'out.tmp',out);fs.renameSync(D+'out.tmp',D+'out.txt');}
 await new Promise(r=>setTimeout(r,100));
}
await b.close();
