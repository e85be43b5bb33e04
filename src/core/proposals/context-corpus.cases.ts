/**
 * Sentences that were not written for the data of the cues, by language: those that change the words in brackets, and
 * those that leave them as they are. One on each line, in which \n stands for the end of a line.
 */

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(String.raw`\n`, '\n'));

export const corpus: Readonly<Record<string, { readonly torn: readonly string[]; readonly sound: readonly string[] }>> =
  {
    en: {
      torn: lines(String.raw`
The harbour authority of Port Ellery denied on Tuesday that [it had lowered the mooring fees for bulk carriers].
It is not true, the mayor's office wrote in a letter to residents, that [the Larkfield clinic has dismissed eleven nurses].
[The Sorrel Valley dam released water into the lower canal at three in the morning], opposition councillors allege.
Unless the federal grant arrives before the end of June, [the board closes the night ferry to Hask Island].
The bridge was inspected twice in spring. None of the three engineers [found cracks in the northern pylon].
For the fourth year running the regulator failed to [publish the tariff tables by the statutory date].
The committee moved to a vote without [hearing the two expert witnesses it had summoned from Calder].
Rumour has it that [the Brennick shipyard has sold its second dry dock to a foreign investor]; the company's accounts are not due until August.
In an unusually sharp communique the electoral commission stopped short of [declaring the Westmarch result void].
Far from [cutting the winter fuel allowance], the Treasury raised it by four per cent in last week's budget.
Had the storm held its course, the coastguard would have [evacuated the whole of Tern Point].
Minute 14. Members considered, but in the end threw out, a motion that [the council withdraw from the regional bus compact].
The following measures were discussed and not adopted:\n– [the inner harbour is closed to diesel trucks from 1 March];\n– an extra customs lane is opened at Gate 4.
Her spokesman dismissed as pure invention the story that [Governor Adeline Marsh had dined with the pipeline lobbyists in Corvo].
Since the reform the Border Guard no longer [stamps the passports of seasonal workers at the Dorn crossing], a change few travellers have noticed.
It has yet to be established whether [the health board paid for the mobile X-ray units out of its reserves].
[The grid operator cut off four villages on Sunday night], if one is to believe the account of a dismissed technician.
[Averley Airport reopens its second runway on 3 October], provided the new drains pass inspection.
Professor Linden's study refutes the notion that [the city overcharged tenants for district heating].
The salvage company has pledged to [remove the sunken barge from the fairway]. Divers have not been seen since.
The delegation walked out just as the Chancellor was on the point of [signing the gas accord with Torvia].
Prosecutors accuse the former harbour master of having [pocketed the berth deposits of some sixty fishing boats].
Nobody at the ministry [warned the island schools about the contaminated wells], although the first test results had come in on 9 May.
Only where the gauge at Pell shows more than six metres [do the wardens open the relief sluice].
In a stress scenario devised by the examiners, [the central bank lets the crown fall by a tenth and shuts its discount window].
The Courier has since retracted its report that [the deputy mayor owns shares in the waste contractor].
[Ravensholt Hospital turned ambulances away on New Year's Eve], or so a post shared thousands of times would have it.
Despite pressure from three parties, the cabinet has so far resisted calls to [bring back identity checks on Almsbury Bridge].
Dear Mr Orchard,\nContrary to what you suggest, nothing in our records shows that [the Trust\nsold the allotments on Mill Lane].
Under the draft, which parliament has not yet debated, [the prefect appoints the port director for a term of seven years].
MR HALE: I have never said that [the agency lost the ballot boxes]. What I said was that they arrived late.
Neither the mayor nor her deputy [approved the purchase of the three second-hand trams].
`),
      sound: lines(String.raw`
The wind did not drop before evening, and [the harbour master kept the eastern basin closed].
[The council of Aldermere raised parking charges by a fifth], a step no party had announced during the campaign.
Asked if the strike might spread to the oil terminal, the union secretary answered that [the dockers at Fennick had returned to work].
In May [the prefect of Lower Saran reopened the border post at Kiln Hill].
Rosalind May, the auditor, confirmed that [the agency has paid all its outstanding invoices].
No sooner had the rain stopped than [the road crew cleared the rockfall on the Linn pass].
Not only did the county pay for the bridge; [it also bought the land for the approach roads].
[The hospital trust hired forty midwives last year], although in 2021 it had denied there was any shortage.
Critics in her own party were taken aback when [the finance committee approved the tramway loan by nine votes to two].
There is no doubt that [the port authority dredged the channel to fourteen metres]; the soundings were published in April.
Nobody disputes that [the company tipped the furnace ash into the quarry]. The argument is about who should pay.
The minister made no attempt to hide that [the Treasury had dipped into the pension reserve].
The smelter stood idle until March; [the owners then restarted two of its furnaces].
If anything, the winter was mild, yet [the gas board drew down a third of its stocks].
Should you have any questions, do not hesitate to ring us. [The Trust has renewed your lease until 2031].
The council resolved as follows, without a division:\n– [the fire station at Oxley is transferred to the county];\n– the library fee is abolished.
The licensing board, which had refused a similar request in 2018, [granted Norrland Rail access to the freight yard].
The spokeswoman, who would not take questions, said [the ministry had recalled its envoy from Tavaris].
Despite rumours of a split, [the coalition passed the fisheries bill on Monday night].
[The inspectorate shut the abattoir at Denby Cross]; whether the owner will appeal is not known.
Without a moment's hesitation [the pilot turned the tanker away from the reef].
[The agency withdrew the quarry's licence], not because of the noise but because the insurance had lapsed.
The Lord Mayor denied the traders a street licence. [The planning office had recommended approval].
Last but not least, [the school board has mended the roof at Hollin Primary].
[The Energy Council cut the feed-in rate to six cents], which, farmers complain, came at the worst possible moment.
"[We closed the children's ward at noon]," Dr Imrie told reporters. "It could not have been put off."
The charity No Longer Alone said [it had opened a night shelter in Pierce Street].
Two lorries carrying would-be settlers reached Ostrel at dusk; [the border police sent both of them back].
Snowfall was heavier than expected, and [the rail operator cancelled every train north of Gant].
The fund claimed back two million crowns, and [the contractor repaid the sum in July].
Few would have thought it possible, but [the independents have taken control of Marrow County Council].
The scheme is anything but popular: [the city now charges lorries eleven marks a day].
Whatever the opposition may think of it, [the Senate ratified the water treaty on 12 February].
The permanent secretary regretted that [her department had mislaid the petitions from Sable Bay].
THE CHAIR: I will not have shouting in this room. [The committee has received the auditor's letter].
[The fisheries board set the herring quota at 9,000 tonnes]. Skippers had hoped for twice as much.
[The ministry denied that it had paid the carrier in advance] and opened its ledgers to the press.
Speaking on local radio, [the commissioner said the port might close for two days if the swell persists].
[The Port of Ganholm handled 41,000 containers in the spring quarter], the harbour office announced on Friday.
Item 6. The clerk reported that [the drainage board had replaced both pumps at Fen End].
At dawn, after two nights of talks in a seaside hotel, [the mediators signed a truce with the rail unions].
The new director, Halima Brandt, [moved the blood bank to the former barracks] in her first week.
NOTICE\nFrom 1 September [the Department of Roads operates a ferry\nbetween Quill Harbour and the outer islands].
The strip of heath which [the Ministry of Defence sold to the Verrin family] lies south of the firing range.
The standing order sets out three duties:\n(a) [the warden publishes the flood map each spring];\n(b) the warden keeps the register of boats;\n(c) the warden reports to the county.
[A cold front reached the Sable coast on Wednesday], bringing hail to the orchards around Wick.
Turnout was brisk. By nine o'clock, the returning officer wrote, [4,112 electors in Haverly had cast their ballots].
The claims adjuster retired in June. [The insurer has paid out on nine of the ten hulls].
`),
    },
    fr: {
      torn: lines(String.raw`
La préfète de Haute-Sorgue a démenti, jeudi soir, que [ses services aient fait fermer le bac de Carlenne].
Il est inexact d'affirmer, comme le fait l'auteur de la lettre, que [la régie des eaux a facturé deux fois les foyers du quartier des Tanneurs].
[Le port autonome de Vaugrande a bradé trois grues à un concurrent étranger], à en croire un tract anonyme distribué aux dockers.
À moins que le juge des référés n'en décide autrement, [la commune de Brézolier reprend la gestion du cimetière au 1er juillet].
Placé en garde à vue mardi, l'ancien trésorier est soupçonné d'avoir [détourné les cotisations de la caisse des marins].
Devant les caméras, le ministre s'est bien gardé de [désigner un vainqueur].
Aucun des trois médecins entendus n'[a relevé de surmortalité à l'hôpital de Montcler].
La motion demandant que [le conseil régional rachète la ligne de Pontarie] a été repoussée par 31 voix contre 24.
Malgré trois relances du comité d'entreprise, la direction n'a jamais [versé la prime de froid aux agents de piste].
« [Nous allons mettre le glacier sous cloche] », a ironisé la députée Kermorel à l'adresse de son voisin de banc.
Loin de [réduire la subvention des cantines], la municipalité l'a portée à deux millions de francs.
Sous réserve de l'avis favorable de la commission de sécurité, [la société Aérolac rouvre le téléphérique samedi].
Ont été abandonnées en cours de négociation les dispositions suivantes :\n– [la taxe de séjour est doublée à Saint-Avel] ;\n– le parking du môle devient payant.
Le bruit court dans la vallée que [l'abbé de Lorméac a vendu le retable à un antiquaire].
Au plus fort de la crise, le gouvernement a failli [suspendre les livraisons d'électricité à la Tervanie].
[Les douaniers du Col-Ferré laissaient passer les camions la nuit], prétend un routier dont le récit varie d'une audition à l'autre.
Rien ne prouve que [l'éleveur ait abattu les deux louves du massif].
`),
      sound: lines(String.raw`
Nul ne conteste que [l'entreprise Delmarque a livré les masques avec trois mois de retard].
Non contente de financer la gare, [la région a pris à sa charge le raccordement électrique].
Si la récolte fut maigre, [le syndicat n'en versa pas moins l'acompte promis à ses adhérents].
[La ministre a reconnu son erreur], ajoutant qu'il ne fallait pas « en faire un roman ».
Il ne fait aucun doute que [le capitaine avait reçu le bulletin de 18 heures].
Le proviseur, qui refuse toujours de démissionner, [a présenté mardi les comptes de l'internat].
L'association Plus Jamais Seuls annonce qu'[elle a prêté cent vélos aux retraités de Vaugrande].
N'empêche, [le tribunal de Vernoise a condamné la ville à rembourser les riverains].
« On ne peut plus attendre la pluie », a lancé le président, avant d'annoncer que [la chambre d'agriculture avait débloqué deux cent mille francs].
Le brouillard ne s'est levé qu'à midi ; [le ferry de Kerzal a appareillé avec quatre heures de retard].
[Quillebois a vu accoster 312 navires en mars], indique la capitainerie dans son bulletin mensuel.
Madame,\nJ'ai le plaisir de vous informer que [la commission a retenu\nvotre projet de rénovation] lors de sa séance du 6 novembre.
Les terrains que [l'évêché a cédés à la commune] servent aujourd'hui de pâture.
Vers cinq heures, [les pompiers de Rocamar ont évacué le camping des Saules], que menaçait la crue du Béal.
La fanfare ne trouvait plus de salle. Qu'à cela ne tienne : [l'harmonie municipale a joué trois soirs sous la halle].
Faute de neige, [la station des Arpeaux a rendu ses pistes aux faucheurs].
La demande de renvoi est rejetée ; [le tribunal a entendu le batelier pendant deux heures].
M. LE RAPPORTEUR. – Je ne veux accuser personne. [La caisse a remboursé les assurés le 12 avril.]
Le bimensuel Sauf Erreur écrit dans son dernier numéro que [la verrerie de Jonchay a embauché trente apprentis].
[Le syndicat des eaux a vidangé le lac de Mourel], opération que les pêcheurs avaient longtemps crue impossible.
À quoi bon démentir ? [Le préfet a lui-même versé la note au dossier], et le greffe l'a enregistrée.
À Sainte-Ombre, où [le Cercle nautique a bâti un hangar à voiles], la plage est gardée d'avril à octobre.
Attributions du garde champêtre :\n– [le garde tient le registre des coupes de bois] ;\n– il rend compte au maire chaque trimestre.
`),
    },
    es: {
      torn: lines(String.raw`
El alcalde de Puerto Lúmbara desmintió ayer que [el ayuntamiento hubiera hipotecado la lonja].
No es cierto, por más que se repita en las redes, que [la Consejería de Salud haya cerrado el ambulatorio de Valdecirio].
De no mediar un acuerdo antes del viernes, [los estibadores paralizan la terminal de Torrecabra].
[El gobernador repartió los contratos de dragado en una cena privada], según sus detractores.
Pese a la insistencia de los periodistas, la comisión electoral se abstuvo de [pronunciarse sobre las actas de Monteluna].
Ninguno de los once concejales [votó a favor del recargo sobre el agua].
La empresa Ganados del Sur dejó de [cruzar reses por el paso de Arcilla] hace ya ocho años.
Los vecinos acusan al consorcio de haber [vertido lodos en el embalse de Peñagris].
Poco faltó para que [la aseguradora cancelara la póliza del transbordador].
En los pasillos del Congreso corre la especie de que [el rector firmó un préstamo con el Banco del Altiplano].
El ministerio tiene previsto [sacar a concurso el tramo norte de la carretera de los volcanes].
Siempre y cuando el juez lo autorice, [la naviera retoma la ruta de Isla Cenicienta el 3 de mayo].
Ocurrencias que el claustro desechó por unanimidad:\na) [la biblioteca presta tabletas a los alumnos de primero];\nb) el recreo se alarga diez minutos.
[La central de Olmeruela quemó residuos hospitalarios], aseguraba un bulo que circuló durante semanas.
Supuestamente, [el comandante del puesto cobró peaje a los camiones madereros].
Dudo mucho, señor presidente, de que [la aduana registrara uno por uno aquellos contenedores].
Como si [el sindicato hubiera firmado ya el convenio], la empresa repartió los nuevos turnos.
`),
      sound: lines(String.raw`
La papelera no solo pagó la multa: [instaló además dos filtros en la chimenea norte].
El director, que hasta ahora se había negado a comparecer, [entregó el lunes los contratos de limpieza].
No cabe duda de que [la alcaldesa leyó el informe geológico en febrero].
Si bien el presupuesto es modesto, [la diputación renovó toda la flota de ambulancias].
Aunque parezca mentira, [el equipo de guardia reparó la turbina en tres horas].
[El puerto de Santa Brenda movió 1,2 millones de toneladas entre abril y junio], informó la autoridad marítima.
En la madrugada del domingo, [los bomberos de Villarcos sacaron a nueve excursionistas del barranco del Lobo].
El faro llevaba años a oscuras porque ningún gobierno quiso pagarlo. [La mancomunidad compró la linterna en subasta] y la expone en su museo.
Quien no llegó a tiempo fue el fiscal; [la jueza abrió la sesión a las nueve en punto].
Ni corto ni perezoso, [el teniente de alcalde cortó la cinta con una navaja].
El semanario La Duda publicó el viernes que [el orfeón de Lirio ganó el certamen de habaneras].
[La Dirección de Aguas abrió las compuertas a las 4.10]. De haberlo hecho antes, explicó el perito, la vega no se habría inundado.
El recurso de los ganaderos fue rechazado, de modo que [el parque nacional cerró la vereda al pastoreo].
Después de que dos bancos le negaran el crédito, [la panificadora de Los Arrayanes vendió su molino].
SECRETARIA: No me interrumpa, por favor. Consta en acta que [el club devolvió la subvención en diciembre].
La cosecha de aceituna fue la peor en diez años. Sin embargo, [la almazara pagó los jornales atrasados el día 15].
A falta de médico titular, [la enfermera de Cañada Honda atendió ocho partos].
No hay mal que por bien no venga: con la playa cerrada, [los hoteleros de Calamora repararon sus azoteas].
[Los operarios de Vía Sur tendieron nueve kilómetros de riel en una semana], lo que el contratista llamó «un milagro».
AVISO. Durante las obras, [el consorcio de transportes presta servicio\ncon autobuses lanzadera] entre Lirio y Fuenteclara.
«[Firmamos el convenio con las tres universidades]», explicó la vicerrectora al término del acto.
En Vado Alto, donde [la Cruz Verde instaló un hospital de campaña], las clases se reanudaron el martes.
Leído el balance por el tesorero, resulta que [la hermandad ingresó 18.400 pesos en cuotas].
`),
    },
    de: {
      torn: lines(String.raw`
Die Reederei Thormann bestritt am Montag, dass [sie zwei ihrer Schlepper an die Marine vermietet habe].
Es trifft entgegen der Darstellung im Anzeiger nicht zu, dass [das Klinikum Rabenfurt seine Notaufnahme verkleinert hat].
[Die Stadtwerke Lindfurt haben den Grundpreis heimlich erhöht], behauptet eine Bürgerinitiative.
Sofern der Pegel bis Mitternacht die Marke von fünf Metern überschreitet, [sperrt das Wasseramt die Schleuse Grünwehr].
Der frühere Kassenwart soll [Spendengelder in die eigene Tasche gewirtschaftet haben].
Mitnichten [hat die Sternwarte Hohenblick den Kometen als Erste gesichtet]: Die Aufnahme stammt aus dem Nachbarland.
Der Kreistag lehnte es mit knapper Mehrheit ab, [die Buslinie nach Oberwiesach weiter zu finanzieren].
Um ein Haar hätte [der Kapitän die Fähre auf die Sandbank gesetzt].
Angeblich [verhandelt der Flughafen Hegfeld mit einem Billigflieger über zwanzig neue Strecken].
Einfälle, die der Festausschuss verworfen hat:\n– [Der Schützenverein verlegt den Umzug auf den Sonntag.]\n– Die Kapelle spielt unverstärkt.
Von einer Absprache, wonach [die Gewerkschaft auf die Nachtzulage verzichtet], kann laut Verhandlungsführerin keine Rede sein.
[Das Bergamt gibt den Stollen Sankt Ottilie am Freitag frei], vorausgesetzt, die Gasmessung bleibt unauffällig.
Die Zeitung musste ihre Meldung widerrufen, [der Zirkus habe seinen letzten Elefanten verkauft].
Geplant ist, dass [der Bund die baufällige Brücke über die Sorle ersetzt].
In der Anhörung tat der Zeuge so, als [habe der Ausschuss den Bericht längst gebilligt].
Dass [der Rechnungshof die Reisekosten beanstandet hat], ist frei erfunden.
`),
      sound: lines(String.raw`
Unbestritten ist, dass [die Werkstatt Grevemann die Orgel nach dem alten Plan gebaut hat].
Kein Zweifel: [Der Landrat hat das Gutachten am 3. März in Händen gehabt].
Die Ministerin, die Interviews sonst ablehnt, [stellte sich am Freitag den Fragen der Schülerzeitung].
Das Soll ist erfüllt: [Der Hafen schlug im Oktober 80 000 Tonnen Kali um].
Gleichfalls am Donnerstag [eröffnete die Zollverwaltung in Hochpass eine zweite Lkw-Spur].
Der Möchtegern-Investor ist abgereist. [Die Gemeinde hat das Strandhotel selbst gekauft].
[Im Hafen von Brekenum legten im Mai 118 Schiffe an], meldete das Hafenamt.
In den frühen Morgenstunden [räumte die Feuerwehr den Zeltplatz am Kolksee].
Wer zu spät kam, fand keinen Platz mehr: [Der Betriebsrat hatte den Saal schon um sieben geöffnet].
Die Police war umstritten. Nichtsdestoweniger [zahlte die Kasse den Winzern im Auental den vollen Hagelschaden].
Mir nichts, dir nichts [verlegte der Verband sein Sommerlager an den Trebensee].
Hätte man nur auf die Vögte gehört! [Der Deichverband öffnete das Siel um 4.20 Uhr].
Der Antrag auf Vertagung wurde abgelehnt; [der Rechtsausschuss billigte den Staatsvertrag mit acht zu fünf Stimmen].
Frau Kann vom Bauamt bestätigte, dass [die Behörde das Gerüst am Rathausturm abgenommen hat].
[Das Landgericht sprach die Spedition frei], deren Fahrer den Unfall zunächst geleugnet hatte.
Seit dem Nachtflugverbot, das die Anwohner lange vergeblich gefordert hatten, [setzt die Frachtlinie Aerval leisere Maschinen ein].
ABG. DR. TILLMANNS: Ich will niemandem zu nahe treten. [Die Landesbank hat den Kredit im Juli verlängert.]
Über den Grund wollte die Polizei keine Vermutungen anstellen; fest steht, dass [der Lokführer das Haltesignal überfahren hat].
Ohnehin [liefert die Molkerei Hasselbruch ihre Butter seit Jahren ins Nachbarland].
Vermerk vom 8. Mai: [Die Poststelle hat das Einschreiben um 10.40 Uhr\nan Herrn Wolpert ausgehändigt].
»[Wir haben alle vier Windräder vom Netz genommen]«, erklärte die Betriebsleiterin.
Auf dem Anger, wo [die Handwerkskammer ihre Lehrwerkstatt aufgebaut hat], drängten sich am Samstag die Schulklassen.
Aufgaben der Geschäftsstelle:\n– [Sie führt das Verzeichnis der Brunnen.]\n– Sie berät die Ortsvorsteher.
Nach kurzer Aussprache [wählte die Genossenschaft den Imker Paul Rieder zum Obmann] und vertagte sich auf Herbst.
`),
    },
    ru: {
      torn: lines(String.raw`
В администрации порта Верхнегорск опровергли сообщения о том, что [буксир «Стрепет» сел на мель].
Неправда, будто [завод «Торлен» слил мазут в реку Ильжу].
[Губернатор Ладыгин продал пристань через подставную фирму], утверждают его противники.
Если паводок не спадёт до выходных, [дорожное управление закрывает мост через Соргу].
Никто из понятых так и не [поставил подпись под протоколом].
По неподтверждённым данным, [комиссия уже подписала акт приёмки котельной].
Министерство наотрез отказалось [предоставить депутатам список подрядчиков].
Совет отклонил предложение, по которому [посёлок передаёт водокачку частной компании].
По городу поползли слухи, что [цирк уехал, бросив на вокзале двух верблюдов].
Из плана на зиму вычеркнуты следующие пункты:\n– [лыжная школа строит трамплин на Лысой горе];\n– каток переносится к реке.
Засмотревшись на пожар, машинист едва не [проехал станцию Кедровая без остановки].
[Артель выходит на лов 12 сентября], если только рыбнадзор выдаст квоту.
Вряд ли [таможня досмотрела все сорок вагонов].
Ведомство лишь намеревается [перенести склад горючего за черту города].
Члены делегации сделали вид, что [приняли извинения консула].
Автор фельетона выдумал, будто [уездное начальство держит в пруду крокодила].
Сосед пожаловался на мельника: мол, [тот подмешивает в муку мел].
`),
      sound: lines(String.raw`
Нет никаких сомнений, что [глава района читал записку гидрологов].
Посол, который раньше отказывался от встреч с прессой, [вручил в пятницу верительные грамоты].
Как ни странно, [часовщик Ветров починил башенные куранты за один вечер].
[В апреле через терминал Мыс Долгий прошло 410 тысяч тонн угля], сообщили в пресс-службе порта.
Сколько бы ни спорили депутаты, [область выкупила санаторий «Ельник» ещё зимой].
Чуть свет [бригада лесников потушила торфяник у деревни Грязнуха].
Не прошло и недели, как [арбитраж арестовал счета рыбокомбината].
В надбавке смотрителям отказали. [Дума купила для музея концертный рояль.]
Газета «Слухи и факты» сообщила, что [трамвайное депо списало девять вагонов].
Нельзя не отметить, что [кафедра гляциологии передала музею весь архив зимовки].
[Турбаза «Кедрач» отдала под госпиталь два корпуса], за что её директора потом обвиняли в самоуправстве.
ПРЕДСЕДАТЕЛЬСТВУЮЩИЙ. Я бы попросил не шуметь. [Лодочный кооператив вернул городу ключи от эллинга.]
Без четверти пять [ледокол «Мичман Рогов» вывел караван на чистую воду].
Сомневавшихся убедил осмотр: [подрядчик заменил все сваи четвёртого причала].
Ожидавшийся циклон прошёл стороной, и [спасатели открыли перевал Сухой для автоколонн].
Волей-неволей [перевозчик вернул пассажирам деньги за билеты].
Врач, которой запретили выезжать, передала записку; [аптекарь тем временем отправил вакцину на санях].
Приказ № 61. [Лесничество ведёт журнал вырубок\nи раз в квартал представляет его в округ].
«[Мы вернули старателям залог]», — сказал управляющий прииском.
В селе Дальняя Падь, где [ветеринары привили весь скот], рынок снова открыт.
Сейсмологи [поставили на склоне вулкана Тынгай пять датчиков] и спустились в долину.
Обязанности сторожа причала:\n– [сторож запирает шлюпочный сарай в 22 часа];\n– сторож записывает прибывших.
Ревизор обещал хранить молчание, но [банк «Прибой» сам напечатал его акт в городской газете].
`),
    },
    ar: {
      torn: lines(String.raw`
استبعد مدير الدفاع المدني أن [تكون المفرقعات سبب حريق سوق العطارين].
من الافتراء القول إن [الممرضة أهملت المريض في الجناح السابع].
[رئيس اتحاد الهجن سافر على نفقة الشركة الراعية]، كما يزعم خصومه.
ما لم تعترض الجارة الشمالية، [تملأ الدولة خزان السد في سبتمبر].
لم تعد الإذاعة الساحلية [تبث نشرة الملاحة بعد منتصف الليل].
أبى شيوخ القرية أن [يوقّعوا محضر ترسيم المراعي].
سرت شائعات مفادها أن [نادي الفروسية باع حصانه البطل].
بدلاً من أن [تخفّض أجرة الحافلات]، رفعتها البلدية بنسبة سبعة في المئة.
أفكار طُرحت ثم صُرف النظر عنها:\n- [ينقل المتحف المومياوات إلى قاعة الفسيفساء]\n- تُخفَّض رسوم الدخول للطلاب
كاد الحكم [يلغي المباراة النهائية بسبب العاصفة الرملية].
[يوزّع الاتحاد أرباح الموسم على صيادي اللؤلؤ]، شريطة أن يقر المدققون الحسابات.
من المتوقع أن [ينجز صندوق الطرق توسعة جسر المنحنى قبل الشتاء].
قلّما [يرد الديوان على شكاوى المزارعين في السهل الشرقي].
سحبت المجلة معتذرةً تقريرها القائل إن [الرسام زوّر توقيع أستاذه].
هيهات أن [تعيد الشركة أموال صغار المكتتبين].
لا دليل على أن [الراعي أشعل حريق غابة العرعر].
`),
      sound: lines(String.raw`
رداً على سؤال عمّا إذا كان سيعتزل، قال اللاعب إن [ناديه مدّد عقده في الصيف الماضي].
لا شك في أن [الخطاط نسخ المخطوط في عامين].
أعلنت جمعية «لن ننسى» أنها [طبعت مذكرات ثلاثين معلماً متقاعداً].
لم يصل الوقود إلا مساءً، ومع ذلك [شغّلت المحطة مولداتها في الموعد].
ما إن توقف المطر حتى [فتحت فرق الطرق ممر الصنوبر أمام الشاحنات].
[استقبل معرض التمور تسعين ألف زائر]، على ما أعلنت إدارته يوم الأحد.
عند الفجر، [أطلق مرصد الثريا منطاداً لقياس الأوزون].
لم يكد القطار يبلغ المحطة حتى [صعد إليه مفتشو الجمارك].
لا غرو أن [تجار سوق النحاسين أغلقوا دكاكينهم]، فقد بلغت الحرارة خمسين درجة.
ليس هذا أول قرار من نوعه، فقد [منعت بلدية الروضة في العام الماضي عربات الخيل].
رفض البحارة الأجرة المعروضة، و[استأجر القبطان طاقماً من جزيرة أخرى].
[أوقفت شركة المراعي الخضر بيع الحليب السائب]. وقال المفتش إنه لولا ذلك لانتشرت العدوى.
ما زال [فريق الآثار ينقّب في تل السنابل] منذ الربيع.
محضر الجلسة العاشرة. الرئيس: لا تقاطعوا المتحدث. النائب بدران: [صرف الصندوق رواتب المعلمين قبل العيد].
بلا كلل [زرع متطوعو جمعية النخيل ستة آلاف فسيلة].
مهما قيل عن المشروع، [دشّنت المحافظة خط الترام في موعده].
لئن خلا المخزن من القمح، فقد [وزّعت لجنة الإغاثة عدساً وأرزاً].
اتُّهم السائق بالإهمال. أما [شركة النقل فقد عوّضت الركاب جميعاً].
قال الطبيب عادل الشامخ للصحفيين: «ليس عندي ما أضيف؛ [نقلنا المصابين إلى مستشفى الجسر]».
إعلان: [تستقبل دائرة الأحوال المدنية المراجعين\nمن الثامنة صباحاً إلى الثانية ظهراً].
في قرية أم الغزلان، حيث [حفر الأهالي بئراً ارتوازية]، عاد الرعاة إلى الوادي.
وقّع وزيرا الطاقة الاتفاق صباحاً، ثم [زارا حقل الرياح في جبل السنديان].
من مهام أمين المكتبة ما يأتي:\n- [يفهرس أمين المكتبة المخطوطات الواردة]\n- يرفع تقريراً كل شهر
ذكرت وكالة «النبراس» أن [القافلة عبرت جسر الفيروز مساء الثلاثاء].
`),
    },
    zh: {
      torn: lines(String.raw`
剧团团长矢口否认[他把门票收入存进了私人账户]。
网上所谓[植物园砍掉百年银杏]的说法，纯属捏造。
[市长私下把渔港租给了外地公司]，反对派议员指称。
只有在气温低于零下二十度时，[供热站才启用备用锅炉]。
七位评委里没有谁[给这座纪念碑的方案打过满分]。
几经催促，基金会迄今未能[归还从寺院借展的经卷]。
坊间传言[足球俱乐部已把主教练解雇]，记者多方求证未果。
委员会以七比二否决了一项动议，其内容为[本镇把老戏台改建成停车场]。
以下设想均已作罢：\n（一）[动物园引进一对雪豹]；\n（二）儿童票改为免费。
自去年改制起，乡卫生所不再[为游客办理体检证明]。
因调度失误，两列货车险些[在青崖隧道内相撞]。
[考古队十月开挖北坡墓群]，前提是文物部门及时批复。
`),
      sound: lines(String.raw`
被问及是否会涨价，店主说，[茶厂已按去年的价钱签了供货合同]。
毫无疑问，[窑工们在龙窑里烧出了那只青瓷瓶]。
[海洋馆春节七天接待游客九万人次]，馆方周五公布。
凌晨三时，[气象台发布了沿海大雾警报]。
不出所料，[乡农技站提前半个月发放了稻种]。
投诉虽被驳回，[酒店仍向客人退还了房费]。
老馆长不得不承认，[博物馆把两幅画挂反了]。
无论外界如何评论，[省电网公司已于三月拆除旧变电所]。
主持人：请不要喧哗。[棋院昨天公布了参赛名单。]
[校方撤销了对两名学生的处分]，此前家长曾指控学校办事不公。
不到一刻钟，[水手们就把救生艇放了下去]。
与往年不同，[茶叶协会今年把交易会办在了码头]。
非遗中心发布消息说，[该中心收购了一套清代皮影]。
风暴预计周末登陆，[渔政船已护送六十条渔船回港]。
虽说经费紧张，谁都不看好，[镇图书馆还是买下了那批县志]。
通知：[本馆自九月一日起\n每日延长开放两小时]。
在柳湾村，[几位织布能手办起了传习所]，学徒多是邻村姑娘。
“[我们把旧船厂改成了剧场]，”总经理介绍说。
`),
    },
  };
