import { flagsOn } from '../../../../../test/support/flags-on.js';

describe('the guard rail against keyword stuffing', () => {
  it.each([
    ['problem, solution, market, revenue, growth, customers, team, funding, pilots, AI, cloud, data'],
    ['AI blockchain cloud SaaS machine learning big data IoT scalable platform synergy growth hacking'],
    ['innovation, disruption, synergy, scalability, sustainability, empowerment, blockchain, AI, metaverse, quantum, growth'],
    ['best maths tutor, cheap maths tutor, online maths tutor, maths tutor near me, maths tutor London, top maths tutor, maths tutor app'],
    ['Our AI uses AI to bring AI to companies that need AI. AI is our AI core and AI makes our AI better than other AI.'],
    ['#ai #startup #fintech #blockchain #innovation #growth #scale #disrupt #web3 #saas #cloud #data'],
    ['Traction traction traction. We have traction. The traction is strong traction. Traction with customers, traction with users, traction everywhere.'],
    ['Revolutionary AI-driven blockchain-powered cloud-native scalable disruptive next-generation platform ecosystem leveraging big data analytics machine learning synergies.'],
    ['Sustainable sustainability for sustainable people: our sustainable product is the most sustainable because sustainable is what we are, sustainable in every sustainable way.'],
    ['solar panels solar energy solar power cheap solar solar installer solar company solar quotes buy solar solar Kenya solar price'],
    ['Revenue | Growth | Traction | Patents | Pilots | Customers | Team | Market size | TAM | Moat | Innovation | AI'],
    ['novelty feasibility market defensibility traction team clarity evidence measured pilot paying customers patent revenue growth'],
    ['Market leader, first mover, patented technology, world-class team, proven traction, huge market, recurring revenue, strong moat, network effects, scalable business model'],
    ['Insurance app insurance cheap insurance car insurance health insurance life insurance pet insurance best insurance compare insurance insurance quotes'],
    ['- growth\n- revenue\n- customers\n- innovation\n- scale\n- AI\n- impact\n- team\n- vision\n- funding\n- traction\n- global'],
    ['dentist app, dental app, dental software, dental clinic software, dentist booking, dentist reminder, dental AI, best dental app Kenya, dental SaaS'],
    ['Scale. Scale is scale. We scale scalable scaling with scale, and our scaling scales because scale scales.'],
    ['Deep tech, climate tech, AI-first, platform economy, network effects, hockey stick growth, product-led, community-led, data-driven, purpose-driven, mission-driven, revenue-generating'],
    ['We sell feed. Keywords: agritech, fintech, AI, IoT, blockchain, big data, precision farming, sustainability, climate, ESG, impact, smallholders, innovation, disruption, scale'],
    ['travel app, cheap travel, best travel deals, travel AI planner, travel booking, travel agency, travel insurance, travel discount, budget travel'],
    ['Vision. Mission. Innovation. Growth. Disruption. Scalability. Impact. AI. Cloud. Community. Sustainability. Excellence.'],
    ['Smart smart smart: a smart app for smart homes with smart locks, smart lights, smart heating and smart people.'],
    ['Synergistic AI blockchain ecosystem, decentralised machine-learning platform, frictionless omnichannel fintech, carbon-neutral metaverse-ready SaaS'],
  ])('flags %j', (...[value = '', label]: string[]) => {
    expect(flagsOn(value, label)).toContain('keyword_stuffing');
  });

  it.each([
    ['Rust, tokio, sqlx, wasm, WebGPU, protobuf, gRPC, k8s, Grafana, Loki, Postgres, Kafka, React'],
    ['Attendance, homework, grades, timetable, parent chat, exam results, invoices, report cards, library, transport, canteen'],
    ['SMS reminders, waiting list, M-Pesa deposits, offline mode, stock control, invoices, patient notes, referral letters, reports'],
    ['Kenya, Uganda, Tanzania, Rwanda, Burundi, Ethiopia, Malawi, Zambia, Mozambique, Ghana, Nigeria, Senegal'],
    ['Stack: Go, Postgres, Redis, Kafka, Kubernetes, Terraform, React, TypeScript, Python, PyTorch, ONNX, AWS'],
    ['Customers: Novo Foods, Baltic Cold Stores, Hansa Reefers, Polfrost, Lidl Estonia, Rimi, Maxima, Prisma'],
    ['- Reads 40 thermocouples + pressure\n- Sets each burner\'s air\n- No new burners\n- Fitted in a two-day stop'],
    ['- A next-generation fabric for enterprise AI\n- Connects any model to any data, any agent to any workflow\n- Secure, compliant and cost-efficient by design\n- Think of it as the operating system for the autonomous enterprise'],
    ['Subscription, share of savings, licences. Break-even expected in year 3.'],
    ['Huge and growing. Communities, municipalities, developers, industry.'],
    ['Goats are sold in Kakuma market. Each goat gets an ear tag. A goat with a tag sells for 400 shillings more than a goat without. We tagged 900 goats.'],
    ['Year | Revenue | Customers | Churn\n2022 | 12k | 4 | 0\n2023 | 80k | 19 | 2\n2024 | 210k | 44 | 3'],
    ['Weight, height, temperature, pulse, blood pressure, oxygen, glucose, haemoglobin, malaria test, pregnancy test'],
    ['ceftriaxone, vancomycin, meropenem, piperacillin, tazobactam, colistin, linezolid, daptomycin, rifampicin, isoniazid'],
    ['In plain words: an AI model reads the scan, a radiologist checks what the AI found, and the AI learns from the correction. AI sees 400 scans a day.'],
    ['Water meters, pressure sensors, valves, gateways, leak alarms, billing, maps, work orders'],
    ['Seed, fertiliser, advice, credit, storage and a buyer: farmers get all six from one agent'],
    ['Integrations: Xero, QuickBooks, Sage, Stripe, GoCardless, HubSpot, Slack, Teams, Shopify, WooCommerce'],
    ['sourcing, design, cutting, stitching, washing, dyeing, packing, labelling, shipping'],
    ['Bolts, nuts, washers, hinges, screws, brackets, drill bits, saw blades, sandpaper, glue, paint, rollers, tape'],
    ['Nairobi, Mombasa, Kisumu, Nakuru, Eldoret, Thika, Malindi, Kitale, Garissa, Kakamega, Nyeri, Machakos'],
    ['Login, roles, audit trail, exports, offline cache, push messages, barcode scan, photo upload, signature, PDF report'],
    ['A crate, a lid, a crate tag: the crate goes out full, the crate comes back empty, and the tag says where each crate is.'],
    ['Tomatoes, onions, kale, peppers, carrots, beans, spinach, cabbage, okra, eggplant, maize, sorghum'],
    ['BLE 5.2, nRF52840, LTE-M, GNSS, CAN, RS-485, Modbus RTU, MQTT, TLS 1.3, OTA'],
    ['Invoices, payroll, tax, stock, orders, returns, customers, suppliers: all on one page'],
  ])('leaves %j alone', (...[value = '', label]: string[]) => {
    expect(flagsOn(value, label)).not.toContain('keyword_stuffing');
  });
});
